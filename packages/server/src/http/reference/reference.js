// The optional features of the pages: find operations, copy examples, remember a choice, send requests.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

// The examples use the default address; replace it by the address of the server that sent the page.
for (const code of all('pre > code')) {
  for (const node of code.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      node.data = node.data.replaceAll('http://127.0.0.1:4010', location.origin);
  }
}

// Search: the navigation shows entries whose text, path or name contains every word.
const search = document.querySelector('#search');
const found = document.querySelector('#found');
const links = all('nav li').map((item) => {
  const link = item.querySelector('a');
  return { item, words: `${link.textContent} ${link.title} ${link.getAttribute('href')}`.toLowerCase() };
});
const groups = all('nav details').map((group) => ({ group, open: group.open }));

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { item, words: text } of links) {
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) count++;
  }
  for (const list of all('nav ul')) {
    const empty = !list.querySelector('li:not([hidden])');
    list.hidden = empty;
    if (list.previousElementSibling?.matches('details p')) list.previousElementSibling.hidden = empty;
  }
  for (const { group, open } of groups) {
    group.hidden = !group.querySelector('li:not([hidden])');
    group.open = words.length > 0 || open;
  }
  found.textContent = words.length > 0 ? `${count} found` : '';
}
search.hidden = false;
search.addEventListener('input', filter);
search.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter')
    links
      .find(({ item }) => !item.hidden)
      ?.item.querySelector('a')
      .click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  search.focus();
});
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'center' });

// The language of the examples is the same on every page.
const language = localStorage.getItem('rollbook.reference.language');
for (const input of all('.choices input')) {
  if (input.id === language) input.checked = true;
  input.addEventListener('change', () => localStorage.setItem('rollbook.reference.language', input.id));
}

// Browsers allow only secure pages to write to the clipboard.
if (navigator.clipboard) {
  for (const example of all('aside figure, .choices')) {
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
