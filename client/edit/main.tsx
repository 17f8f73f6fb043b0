import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { refresh } from './editing.ts';

createRoot(document.getElementById('editor') as HTMLElement).render(<App />);
// A page that cannot be shown does not say when something was saved.
void refresh();
