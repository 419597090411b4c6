import http from 'node:http';

/** A page of plain HTML without a script: at `/500` a conversation of 500 messages in one scroller. */
const [port = '0'] = process.argv.slice(2);

function conversation(messages: number): string {
  const lines = Array.from({ length: messages }, (_, at) =>
    at % 2 === 0
      ? `<p>Line ${at + 1}: the light is on the other side, and I think I want mornings back.`
      : `<p>Answer ${at + 1}. Then let us read both offers by <b>mornings</b>, not by money: four quiet mornings, a smaller title.`,
  );
  return `<!doctype html><meta charset="utf-8"><style>main{height:90vh;overflow:auto}</style>
<main><div role="log">${lines.join('')}</div><textarea></textarea></main>`;
}

http
  .createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(conversation(Number(request.url?.slice(1))));
  })
  .listen(Number(port), '127.0.0.1');
