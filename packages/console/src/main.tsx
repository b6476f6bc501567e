import { render } from 'preact';
import { App } from './app.tsx';
import { repairLanguage } from './lib/language.ts';
import { loadSession } from './lib/session.ts';
import './styles/base.css';
import './styles/layout.css';
import './styles/parts.css';
import './styles/tables.css';
import './styles/pages.css';
import './styles/dialogs.css';
import './styles/media.css';

repairLanguage();
const root = document.getElementById('app');
if (root) render(<App />, root);
loadSession();
