import http from 'node:http';

/** Reads a model's streamed answer at each `GET /read`, token by token, and throws it away. */
const [port = '0', modelUrl = ''] = process.argv.slice(2);
const body = JSON.stringify({
  model: 'bench',
  stream: true,
  messages: [{ role: 'user', content: 'hello' }],
});

function read(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${modelUrl}/v1/chat/completions`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        answer.on('data', () => undefined);
        answer.on('end', resolve);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

http
  .createServer((request, response) => {
    if (request.url !== '/read') return response.end();
    return void read().then(
      () => response.end(),
      () => response.writeHead(502).end(),
    );
  })
  .listen(Number(port), '127.0.0.1');
