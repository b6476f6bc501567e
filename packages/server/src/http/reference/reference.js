// The optional features of the pages: find operations, copy examples, remember a choice, send requests.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
/** A part of an address; as it is written, if it is not percent-encoded UTF-8. */
const decoded = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

// The examples use the default address; replace it by the address of the server that sent the page.
for (const code of all('pre > code')) {
  for (const node of code.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      node.data = node.data.replaceAll('http://127.0.0.1:4010', location.origin);
  }
}

// Search: the engine, the ranking and the index are loaded when the field is used for the first time.
const search = document.querySelector('.search');
const field = search.querySelector('input');
const results = search.querySelector('.results');
const list = results.querySelector('ol');
const found = results.querySelector('p');

let loading;
const load = () => {
  loading ??= Promise.all([
    import(search.dataset.engine),
    import(search.dataset.ranking),
    fetch('/docs/search.json').then((one) => one.json()),
  ]).then(([{ default: MiniSearch }, { createSearch }, entries]) => createSearch(MiniSearch, entries));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

/** The part of a text around the first of the words. */
function excerpt(text, words) {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const first = Math.min(...places, text.length);
  const start = first > 100 && first < text.length ? text.indexOf(' ', first - 40) + 1 : 0;
  const end = text.length > start + 150 ? text.lastIndexOf(' ', start + 150) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

async function show() {
  const query = field.value.trim();
  results.hidden = query === '';
  if (query === '') return;
  if (!list.firstChild) found.textContent = 'Searching …';
  const entries = await load().then(
    (find) => find(query),
    () => undefined,
  );
  if (query !== field.value.trim()) return;
  const words = query
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2);
  list.replaceChildren(
    ...(entries ?? []).slice(0, 20).map(({ kind, title, text, href }) => {
      const link = element('a', '');
      link.href = href;
      link.append(element('small', kind), element('b', title), element('span', excerpt(text, words)));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  if (entries === undefined) found.textContent = 'The search could not be loaded. Try again.';
  else if (entries.length === 0)
    found.textContent = `Nothing found for “${query}”. Try fewer or other words.`;
  else found.textContent = `${entries.length} found for “${query}”`;
}

// A page that does not exist: what is most like the words of its address.
const perhaps = document.querySelector('.perhaps');
if (perhaps)
  load().then(
    (find) => {
      const words = decoded(location.pathname).split(/[^\p{L}\p{N}]+/u);
      const near = find(
        words.filter((word) => !/^(docs|guides|operations|events|html|md)$/.test(word)).join(' '),
      );
      perhaps.hidden = near.length === 0;
      perhaps.querySelector('ul').append(
        ...near.slice(0, 5).map(({ title, href }) => {
          const item = document.createElement('li');
          item.append(Object.assign(element('a', title), { href }));
          return item;
        }),
      );
    },
    () => {},
  );

const close = () => {
  results.hidden = true;
};
search.hidden = false;
field.addEventListener('focus', () => {
  load().catch(() => {});
  show();
});
field.addEventListener('input', show);
search.addEventListener('keydown', (event) => {
  const links = all('a', list);
  const index = links.indexOf(document.activeElement);
  if (event.key === 'Enter' && event.target === field) show().then(() => list.querySelector('a')?.click());
  else if (event.key === 'Escape') {
    close();
    field.blur();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = index + (event.key === 'ArrowDown' ? 1 : -1);
    (links[next] ?? field).focus();
  }
});
document.addEventListener('click', ({ target }) => {
  if (!search.contains(target) || target.closest('.results a')) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  field.focus();
});

// A link to a field opens what it is folded into.
function reveal() {
  const target = location.hash && document.getElementById(decoded(location.hash.slice(1)));
  if (!target) return;
  for (let folded = target.closest('details'); folded; folded = folded.parentElement.closest('details'))
    folded.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', reveal);
reveal();
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'center' });

// The language of the examples is the same on every page.
const language = localStorage.getItem('rollbook.reference.language');
for (const input of all('.choices input')) {
  if (input.id === language) input.checked = true;
  input.addEventListener('change', () => localStorage.setItem('rollbook.reference.language', input.id));
}

// Browsers allow only secure pages to write to the clipboard.
if (navigator.clipboard) {
  for (const example of all('aside figure, .guide figure, .choices')) {
    const button = element('button', 'Copy');
    button.className = 'copy';
    button.type = 'button';
    button.addEventListener('click', async () => {
      const shown = all('pre', example).find((pre) => pre.offsetParent);
      await navigator.clipboard.writeText(shown.textContent);
      button.textContent = 'Copied';
    });
    example.append(button);
  }
}

// The reader's own requests. A key is only in the field in which it was entered: storage outlives the page.
async function send(form) {
  const { key, query, body } = form.elements;
  let path = form.dataset.path;
  for (const input of all('[data-parameter]', form))
    path = path.replace(`{${input.dataset.parameter}}`, encodeURIComponent(input.value.trim()));
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key.value.trim()}`;
  if (body) headers['Content-Type'] = 'application/json';
  const response = await fetch(path + (query?.value ? `?${query.value}` : ''), {
    method: form.dataset.method,
    headers,
    ...(body ? { body: body.value } : {}),
  });
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.includes('json');
  return [
    `${response.status} ${response.statusText}`,
    json ? JSON.stringify(JSON.parse(text), null, 2) : text,
  ];
}

for (const form of all('.try form')) {
  form.parentElement.hidden = false;
  const { key } = form.elements;
  const live = form.querySelector('.live');
  key?.addEventListener('input', () => {
    live.hidden = !key.value.trim().startsWith('sk_live_');
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.querySelector('output');
    output.textContent = '';
    const [status, text] = await send(form).catch((error) => ['No response', error.message]);
    const pre = element('pre', text);
    pre.tabIndex = 0;
    output.append(element('b', status), pre);
  });
}
