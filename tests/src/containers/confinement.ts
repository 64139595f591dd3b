import type { Engine } from './engine.js';

const READ_STATUS = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const status = readFileSync('/proc/1/status', 'utf8');
  const line = (name) => new RegExp('^' + name + ':\\\\s*(.+)$', 'm').exec(status)?.[1] ?? '';
  const writes = (file) => {
    try { writeFileSync(file, 'x'); return true; } catch { return false; }
  };
  console.log([
    line('Uid').split('\\t')[0] === '10001' ? '' : 'runs as ' + line('Uid'),
    Number.parseInt(line('CapEff'), 16) === 0 ? '' : 'has capabilities ' + line('CapEff'),
    line('NoNewPrivs') === '1' ? '' : 'may gain privileges',
    writes('/app/written') || writes('/written') ? 'can write to its root' : '',
    writes('/tmp/written') ? '' : 'cannot write to /tmp',
  ].filter(Boolean).join(', '));
`;

/** How a container is less confined than the compose file asks; empty when it is not. */
export function looseEnds(engine: Engine, name: string): Promise<string> {
  return engine.podman('exec', name, 'node', '--eval', READ_STATUS);
}
