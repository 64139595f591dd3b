import { text } from 'node:stream/consumers';
import { OPERATOR_NAME, operatorEntry, SHORTEST_PASSWORD } from './operators/operators.js';

// Prints an entry of OPERATORS: `printf %s 'the password' | node dist/hash-password.js anna`.
const [name = ''] = process.argv.slice(2);
const password = (await text(process.stdin)).replace(/\r?\n$/, '');

if (!OPERATOR_NAME.test(name) || password.length < SHORTEST_PASSWORD) {
  process.stderr.write(
    `usage: printf %s PASSWORD | node dist/hash-password.js NAME\n` +
      `NAME: lower-case letters, digits, points and dashes; PASSWORD: at least ${SHORTEST_PASSWORD} characters\n`,
  );
  process.exitCode = 2;
} else {
  process.stdout.write(`${await operatorEntry(name, password)}\n`);
}
