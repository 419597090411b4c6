import http from 'node:http';

/** Pipes a model's streamed answer to the person who asks, as it comes; its page shows the text of such an answer. */
const [port = '0', modelUrl = ''] = process.argv.slice(2);
const page = `<!doctype html><main><p></p><textarea></textarea></main><script>
async function read() {
  const answer = await fetch('/', { method: 'POST', body: '${JSON.stringify({
    model: 'bench',
    stream: true,
    messages: [{ role: 'user', content: 'hello' }],
  })}' });
  const text = document.querySelector('p');
  let rest = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\\n');
    rest = lines.pop();
    for (const line of lines)
      if (line.startsWith('data: {'))
        text.append(JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '');
  }
}
</script>`;

http
  .createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html');
      return void response.end(page);
    }
    const options = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const asked = http.request(`${modelUrl}/v1/chat/completions`, options, (answer) =>
      answer.pipe(response),
    );
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  })
  .listen(Number(port), '127.0.0.1');
