import type { Node } from './source.ts';

const [boxWidth, line, gap, columns, title] = [300, 18, 20, 3, 30] as const;

interface Kind {
  name: string;
  refers: string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The resources that the fields of a record refer to. */
function referencesOf(schema: Node, schemas: Node): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const to: unknown = (node as Node)['x-ref']?.to;
    if (typeof to === 'string') found.add(to);
    else if (to) for (const one of Object.values(to)) found.add(String(one));
    const { $ref } = node as Node;
    if ($ref && !seen.has($ref)) {
      seen.add($ref);
      visit(schemas[$ref.split('/').at(-1)]?.properties);
    }
    for (const [key, value] of Object.entries(node))
      if (!key.startsWith('x-') && key !== 'example') visit(value);
  };
  visit(schema.properties);
  return [...found];
}

/** Lines of at most a number of characters. */
function wrapped(words: readonly string[], most: number): string[] {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 2 > most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last}, ${word}`;
  }
  return lines.filter((text) => text !== '');
}

/** A picture of the families with their records, each with the records that it refers to. */
export function dataModelPicture(document: Node): string {
  const families = document.tags.map(({ name, 'x-displayName': shown }: Node) => {
    const kinds = new Map<string, Kind>();
    for (const item of Object.values<Node>(document.paths))
      for (const operation of Object.values<Node>(item)) {
        const [resource = '', verb] = operation.operationId.split('.');
        const content = operation.responses[200]?.content?.['application/json']?.schema;
        if (verb !== 'get' || !operation.tags.includes(name) || !content?.$ref) continue;
        const schema = document.components.schemas[content.$ref.split('/').at(-1)];
        if (!schema?.properties?.id) continue;
        const refers = referencesOf(schema, document.components.schemas).filter((to) => to !== resource);
        kinds.set(resource, { name: resource, refers });
      }
    return { title: String(shown), kinds: [...kinds.values()] };
  });
  const boxes = families
    .filter(({ kinds }: { kinds: Kind[] }) => kinds.length > 0)
    .map(({ title: heading, kinds }: { title: string; kinds: Kind[] }) => {
      const lines = kinds.flatMap(({ name, refers }) => [
        { text: name, isName: true },
        ...wrapped(refers, 40).map((text, i) => ({ text: (i === 0 ? '→ ' : '   ') + text, isName: false })),
      ]);
      return { heading, lines, height: title + lines.length * line + 12 };
    });
  const bottoms = Array.from<number>({ length: columns }).fill(gap);
  const parts = boxes.map(({ heading, lines, height }: (typeof boxes)[number]) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const [x, y] = [gap + column * (boxWidth + gap), bottoms[column] ?? 0];
    bottoms[column] = y + height + gap;
    const texts = lines.map(
      ({ text, isName }: { text: string; isName: boolean }, i: number) =>
        `  <text${isName ? '' : ' class="refers"'} x="${x + 12 + (isName ? 0 : 10)}" y="${y + title + 14 + i * line}" xml:space="preserve">${escaped(text)}</text>`,
    );
    return [
      `  <rect x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="8"/>`,
      `  <text class="family" x="${x + 12}" y="${y + 22}">${escaped(heading)}</text>`,
      ...texts,
    ].join('\n');
  });
  const [width, height] = [gap + columns * (boxWidth + gap), Math.max(...bottoms)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13">
  <title>The families, their records, and the records that each refers to</title>
  <style>
    rect { fill: #ffffff; stroke: #44546a; stroke-width: 1.2 }
    text { fill: #1d2433 }
    .family { font-weight: 600; font-size: 14px; fill: #2450b5 }
    .refers { font-size: 12px; fill: #44546a }
    .back { fill: #fbfcfe; stroke: none }
  </style>
  <rect class="back" width="${width}" height="${height}"/>
${parts.join('\n')}
</svg>
`;
}
