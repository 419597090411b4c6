import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The least that can send one frame to all: `ws` alone, no database, no rights; its page sends and shows them. */
const [port = '0'] = process.argv.slice(2);
const page = `<!doctype html><main><div role="log"></div><textarea></textarea></main><script>
const log = document.querySelector('[role="log"]');
new WebSocket(location.origin.replace('http', 'ws')).onmessage = ({ data }) => {
  log.append(Object.assign(document.createElement('p'), { textContent: data }));
};
document.querySelector('textarea').onkeydown = ({ key, target }) => {
  if (key === 'Enter') void fetch('/', { method: 'POST', body: target.value });
};
</script>`;
const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html');
    response.end(page);
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
server.listen(Number(port), '127.0.0.1');
