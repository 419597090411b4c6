/** Like fetch(), but with upload progress, which fetch() does not report. */
export function upload(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const aborted = () => reject(new DOMException('aborted', 'AbortError'));
    if (init.signal?.aborted) {
      aborted();
      return;
    }
    request.open(init.method ?? 'POST', url);
    request.withCredentials = init.credentials === 'include';
    for (const [name, value] of Object.entries(init.headers as Record<string, string>))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    request.addEventListener('abort', aborted);
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(status === 204 ? null : request.responseText, {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
