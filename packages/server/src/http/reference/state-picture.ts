import type { Schema } from '../../contract/schemas.ts';
import { type Html, html } from './html.ts';
import { code } from './markdown.ts';
import type { Entry } from './reading.ts';
import { resolved } from './schema.ts';

const [width, height, gapX, gapY, margin] = [132, 34, 130, 56, 16];

interface Edge {
  from: string;
  to: string;
  names: string[];
}

/** The record of a resource, if it has states. */
function recordOf(entries: readonly Entry[]): Schema | undefined {
  for (const { operation } of entries) {
    const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const content = success?.content?.['application/json'];
    const schema = content && resolved(content.schema);
    if (schema?.['x-record']?.states && schema.properties?.status) return schema;
  }
  return undefined;
}

/** Each state with its place: columns by the number of actions that lead to it, as few as possible. */
function placesOf(states: readonly string[], edges: readonly Edge[]): Map<string, { x: number; y: number }> {
  const columns: string[][] = [];
  const placed = new Set<string>();
  let next = states.slice(0, 1);
  while (placed.size < states.length) {
    // A state to which no action leads begins a path of its own.
    if (next.length === 0) next = states.filter((state) => !placed.has(state)).slice(0, 1);
    for (const state of next) placed.add(state);
    columns.push(next);
    const reached = edges
      .filter(({ from, to }) => next.includes(from) && !placed.has(to))
      .map(({ to }) => to);
    next = [...new Set(reached)];
  }
  return new Map(
    columns.flatMap((column, i) =>
      column.map((state, j) => [
        state,
        { x: margin + i * (width + gapX), y: margin + 26 + j * (height + gapY) } as const,
      ]),
    ),
  );
}

interface Place {
  x: number;
  y: number;
}

/** The line of an action and the place of its name: straight to the next column, around the states otherwise. */
function lineOf(from: Place, to: Place): { path: string; label: Place; anchor: 'middle' | 'start' | 'end' } {
  const middle = (place: Place) => place.y + height / 2;
  if (from.x === to.x && from.y === to.y) {
    const [x, y] = [from.x + width / 2, from.y];
    return {
      path: `M${x - 22} ${y} C${x - 22} ${y - 26} ${x + 22} ${y - 26} ${x + 22} ${y}`,
      label: { x, y: y - 22 },
      anchor: 'middle',
    };
  }
  if (from.x === to.x && Math.abs(from.y - to.y) > height + gapY) {
    const [x, bulge] = [from.x + width, from.x + width + 46];
    const path = `M${x} ${middle(from)} C${bulge} ${middle(from)} ${bulge} ${middle(to)} ${x} ${middle(to)}`;
    return { path, label: { x: bulge - 8, y: (middle(from) + middle(to)) / 2 + 4 }, anchor: 'start' };
  }
  if (from.x === to.x) {
    const isDown = from.y < to.y;
    const [start, end] = isDown ? [from.y + height, to.y] : [from.y, to.y + height];
    const [x, side] = isDown ? [from.x + width / 2 + 14, 5] : [from.x + width / 2 - 14, -5];
    const label = { x: x + side, y: (start + end) / 2 + 4 };
    return { path: `M${x} ${start} L${x} ${end}`, label, anchor: isDown ? 'start' : 'end' };
  }
  if (to.x - from.x === width + gapX) {
    const [start, end] = [from.x + width, to.x];
    const bend = (start + end) / 2;
    const path = `M${start} ${middle(from)} C${bend} ${middle(from)} ${bend} ${middle(to)} ${end} ${middle(to)}`;
    return { path, label: { x: end - 8, y: middle(to) - 6 }, anchor: 'end' };
  }
  // Below both states, so that it crosses no other one of their row.
  const isBack = to.x < from.x;
  const [start, end] = [from.x + width / 2 + (isBack ? 20 : -20), to.x + width / 2 + (isBack ? 20 : -20)];
  const low = Math.max(from.y, to.y) + height + (isBack ? 22 : 38);
  const path = `M${start} ${from.y + height} C${start} ${low} ${end} ${low} ${end} ${to.y + height}`;
  return { path, label: { x: (start + end) / 2, y: low - 4 }, anchor: 'middle' };
}

/** The states of a resource and the actions between them, as a picture and as a table; undefined if it has none. */
export function statePicture(entries: readonly Entry[]): Html | undefined {
  const schema = recordOf(entries);
  const states = (schema?.properties?.status?.enum ?? []).map(String);
  const actions = Object.entries(schema?.['x-record']?.states ?? {});
  if (states.length === 0) return undefined;
  const edges: Edge[] = [];
  for (const [name, { from, to }] of actions) {
    for (const state of from) {
      const edge = edges.find((one) => one.from === state && one.to === to);
      if (edge) edge.names.push(name);
      else edges.push({ from: state, to, names: [name] });
    }
  }
  const places = placesOf(states, edges);
  const all = [...places.values()];
  const right = Math.max(...all.map(({ x }) => x)) + width + 90;
  const bottom = Math.max(...all.map(({ y }) => y)) + height + 56;
  const title = `States: ${states.join(', ')}`;
  return html`<div class="wide" tabindex="0"><svg class="states" viewBox="0 0 ${right} ${bottom}" width="${right}" height="${bottom}" role="img" aria-label="${title}">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker></defs>
${edges.map(({ from, to, names }) => {
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end) return '';
  const { path, label, anchor } = lineOf(start, end);
  return html`<path class="line" d="${path}"/><text class="action" x="${label.x}" y="${label.y}" text-anchor="${anchor}">${names.join(', ')}</text>
`;
})}
${[...places].map(
  ([
    state,
    { x, y },
  ]) => html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/><text x="${x + width / 2}" y="${y + 22}" text-anchor="middle">${state}</text>
`,
)}</svg></div>
<details><summary>Actions</summary><table><tr><th>Action</th><th>From</th><th>To</th></tr>${actions.map(
    ([name, { from, to }]) =>
      html`<tr><td>${operationOf(entries, name)}</td><td>${from.map((state, i) => [i > 0 && ', ', html`<code>${state}</code>`])}</td><td><code>${to}</code></td></tr>`,
  )}</table></details>`;
}

/** The operation of an action; other actions happen together with another change, or when their time has come. */
function operationOf(entries: readonly Entry[], action: string): Html {
  const entry = entries.find(({ operation }) => operation.operationId.split('.')[1] === action);
  return entry ? code(entry.operation.operationId) : html`${action} <small>automatic</small>`;
}
