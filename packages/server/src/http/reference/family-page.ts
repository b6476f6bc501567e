import { escapeHtml } from './html.ts';

/** The page on which the operations of a family can be read and tried. */
export const familyPage = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Rollbook API reference</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="icon" href="data:,">
<style>body { margin: 0 } nav { font: 14px system-ui, sans-serif; max-width: 1460px; margin: 1rem auto 0; padding: 0 20px }</style>
</head>
<body>
<nav><a href="/docs">All operations and events</a></nav>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/**
 * The script of these pages. Requests made from a page go to the server that served it, wherever that is.
 * A key once given serves all families, until the tab is closed.
 */
export const startScript = `const kept = 'rollbook.reference.key';
const keepKey = {
  statePlugins: {
    auth: {
      wrapActions: {
        authorize: (proceed) => (given) => {
          sessionStorage.setItem(kept, given.apiKey.value);
          return proceed(given);
        },
        logout: (proceed) => (names) => {
          sessionStorage.removeItem(kept);
          return proceed(names);
        },
      },
    },
  },
};
fetch(location.pathname.replace(/\\/$/, '') + '/openapi.json')
  .then((response) => response.json())
  .then((document) => {
    const ui = SwaggerUIBundle({
      spec: { ...document, servers: [{ url: location.origin }] },
      dom_id: '#reference',
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      persistAuthorization: false,
      tryItOutEnabled: true,
      plugins: [keepKey],
      onComplete: () => {
        const key = sessionStorage.getItem(kept);
        if (key) ui.preauthorizeApiKey('apiKey', key);
      },
    });
  });
`;
