import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { WebSocketServer } from 'ws';

/** The least that can send one frame to all: `ws` alone, no database, no rights. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end('ok');
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const frame = Buffer.concat(parts).toString('utf8');
    for (const socket of sockets.clients) socket.send(frame);
    response.end('{}');
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(values.port), '127.0.0.1');
