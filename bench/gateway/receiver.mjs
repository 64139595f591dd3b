import { createServer } from 'node:http';

/** A customer's endpoint that answers at once. */
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200).end());
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ origin: `http://127.0.0.1:${server.address().port}` });
});
process.once('disconnect', () => process.exit(0));
