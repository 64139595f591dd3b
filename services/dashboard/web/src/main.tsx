import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/opsz.css';
import './theme.css';
import './kit/kit.css';
import './playground/design.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiFault } from './api/client.js';
import { App } from './app.js';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal of the server is final.
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiFault) || error.status === 0 || error.status >= 502),
    },
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
