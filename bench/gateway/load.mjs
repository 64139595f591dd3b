import { Agent, request } from 'node:http';

/*
 * A load of its own process: sends POSTs over connections that are kept, each as soon as the one before it is answered.
 * Reads what to send as JSON from its standard input and writes what came of it to its standard output:
 * in { url, orders: [{ headers, body }], connections, seconds or count }, out { seconds, statuses, milliseconds }.
 */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const {
  url,
  orders,
  connections,
  seconds = Infinity,
  count = Infinity,
} = JSON.parse(Buffer.concat(chunks).toString());

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
const milliseconds = [];
let next = 0;

function post({ headers, body }) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        milliseconds.push(performance.now() - began);
        statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
        resolve();
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const began = performance.now();
const until = began + seconds * 1000;
async function connection() {
  while (next < count && performance.now() < until) {
    next += 1;
    await post(orders[next % orders.length]);
  }
}
await Promise.all(Array.from({ length: connections }, connection));
const took = (performance.now() - began) / 1000;
agent.destroy();
process.stdout.write(JSON.stringify({ seconds: took, statuses, milliseconds }));
