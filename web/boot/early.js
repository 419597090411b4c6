// A plain script, because modules run after the first paint. It gives the page its language, direction,
// theme, text size and motion, then asks for what the first screen needs while the program is still on
// its way (see platform/early.ts).
{
  const root = document.documentElement;

  /** @param {string} name */
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };

  /**
   * A token that has run out would only be refused; the program renews it first.
   * @param {string} token
   */
  const isOver = (token) => {
    try {
      const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const claims = /** @type {{ exp?: number }} */ (JSON.parse(atob(payload)));
      return (claims.exp ?? 0) * 1000 < Date.now();
    } catch {
      return true;
    }
  };

  const chosen = stored('language');
  const isHebrew = chosen ? chosen === 'he' : /^(?:he|iw)\b/i.test(navigator.language);
  const language = isHebrew ? 'he' : 'en';
  root.lang = language;
  root.dir = isHebrew ? 'rtl' : 'ltr';

  const theme = stored('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  // The bars of the system around the program; see platform/appearance.ts.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    if (isDark) meta.setAttribute('content', '#1c1815');
  root.setAttribute('data-text', stored('text_size') ?? '100');
  if (stored('less_motion')) root.setAttribute('data-motion', 'less');

  for (const link of document.querySelectorAll('link[rel="manifest"]'))
    link.setAttribute('href', `/manifest.webmanifest?language=${language}`);
  // It comes once, perhaps before the program; platform/install.ts uses it at a better moment.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { __install: event });
  });

  for (const font of document.querySelectorAll('link[data-language]')) {
    if (font.getAttribute('data-language') === language) font.setAttribute('media', 'all');
  }

  const token = stored('access_token');
  const chat = /^\/chat\/([^/]+)$/.exec(location.pathname)?.[1];

  const named = document.querySelector('meta[name="early-files"]')?.getAttribute('content');
  const files = /** @type {Record<string, string[]>} */ (named ? JSON.parse(named) : {});
  // Put here and not by the page, the program's styles hold up no paint of the loading screen; see whenStyled.
  for (const file of files.styles ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = `/${file}`;
    // Waiting must not last forever.
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }

  // The texts, and the code of a chat that is opened directly, load beside the program, not after it.
  for (const file of [...(files[language] ?? []), ...(chat && token ? (files.chat ?? []) : [])]) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }

  if (token && !isOver(token)) {
    const written = document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '';
    const base = written.replace(/^__.*__$/, '');
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language };
    // The build writes them here from the contract; without a build nothing is asked for early.
    const paths = [...(files.asked ?? []), ...(chat ? (files.askedOfChat ?? []) : [])];
    /** @type {Record<string, Promise<Response>>} */
    const answers = {};
    for (const path of paths) {
      const url = base + path.replace(':id', chat ?? '');
      const answer = fetch(url, { credentials: 'include', headers });
      // The consumer of the answer handles its failure; an unused one is ignored.
      answer.catch(() => undefined);
      answers[url] = answer;
    }
    Object.assign(window, { __early: { token, answers } });
  }
}
