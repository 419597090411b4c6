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
   * @param {string} token
   * @returns {{ sub?: string, exp?: number }}
   */
  const claimsOf = (token) => {
    try {
      const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      return /** @type {{ sub?: string, exp?: number }} */ (JSON.parse(atob(payload)));
    } catch {
      return {};
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

  /**
   * Written into the page by the build, and nothing of it during development: files, by part of the program or language,
   * and paths that are asked of the server.
   * @typedef {Partial<Record<'styles' | 'chat' | 'en' | 'he' | 'asked' | 'askedOfChat' | 'program', string[]>>} EarlyFiles
   */

  /** @param {string} address */
  const styleOf = (address) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    // Waiting must not last forever.
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
    return link;
  };

  /** Longer than that the program waits for nothing. */
  const paintMaxMs = 2_000;

  const token = stored('access_token');
  const chat = /^\/chat\/([^/]+)$/.exec(location.pathname)?.[1];

  const named = document.querySelector('meta[name="early-files"]')?.getAttribute('content');
  const files = /** @type {EarlyFiles} */ (named ? JSON.parse(named) : {});
  // Put here and not by the page, the program's styles hold up no paint of the loading screen; see whenStyled.
  for (const file of files.styles ?? []) styleOf(`/${file}`);

  /** @param {string} address */
  const fetchAhead = (address) => {
    const link = document.createElement('link');
    const isStyle = address.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  };

  let isBrought = false;
  // To compile and evaluate the program would hold up a painted screen. During development the page has it itself.
  const bringProgram = () => {
    if (isBrought) return;
    isBrought = true;
    // Its texts, the code of a chat that is opened directly and the first answers come beside it, not after it.
    const beside = [...(files[language] ?? []), ...(chat && token ? (files.chat ?? []) : [])];
    for (const address of files.program ?? []) fetchAhead(address);
    for (const file of beside) fetchAhead(`/${file}`);
    const program = files.program?.at(-1);
    if (program) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = program;
      document.head.append(script);
    }
    askServer();
  };
  const bringAfterFrame = () => requestAnimationFrame(() => setTimeout(bringProgram));

  // A query of platform/kept-queries.ts, which platform/painted-screen.ts makes and later takes away. It is
  // painted only with the files of the program on the disk.
  if (token && chat && navigator.serviceWorker?.controller) {
    setTimeout(bringProgram, paintMaxMs);
    // They come while the store is being opened.
    for (const file of files.chat ?? []) if (file.endsWith('.css')) styleOf(`/${file}`);
    const opening = indexedDB.open('zavit');
    // No store is made here: it would stand in the way of the program's own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = bringProgram;
    opening.onsuccess = () => {
      const { result: disk } = opening;
      const name = `${claimsOf(token).sub} query-${JSON.stringify(['chat', chat, 'painted'])}`;
      const reading = disk.transaction('kept').objectStore('kept').get(['queries', name]);
      reading.onsuccess = () => {
        disk.close();
        const found = /** @type {{ packed?: Screen } | undefined} */ (reading.result);
        // Without it the program comes as it does elsewhere.
        paint(found?.packed).then(bringAfterFrame, bringProgram);
      };
    };
  } else bringProgram();

  /**
   * @typedef {{ program: string, language: string, widthPx: number, styles: string[], rules: string, html: string }} Screen
   * @param {Screen | undefined} screen
   */
  async function paint(screen) {
    if (
      screen?.program !== named ||
      screen?.language !== language ||
      screen?.widthPx !== innerWidth ||
      stored('reading_places')?.includes(`"${chat}"`)
    )
      return;
    const links = screen.styles.map(
      (address) =>
        [...document.querySelectorAll('link')].find(
          ({ rel, href }) => rel === 'stylesheet' && href === address,
        ) ?? styleOf(address),
    );
    await Promise.all(
      links.map(async (link) => {
        if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
      }),
    );
    const rules = new CSSStyleSheet();
    rules.replaceSync(screen.rules);
    const place = document.createElement('div');
    place.id = 'painted';
    place.inert = true;
    place.setAttribute('aria-hidden', 'true');
    place.style.opacity = '0';
    place.innerHTML = screen.html;
    for (const part of place.querySelectorAll('[data-style]'))
      if (part instanceof HTMLElement) part.style.cssText = part.dataset.style ?? '';
    document.adoptedStyleSheets = [rules];
    document.body.append(place);
    const log = place.querySelector('[role="log"]');
    // To measure it asks for its letters, too, which come from the disk as well.
    if (log) log.scrollTop = log.scrollHeight;
    await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 400))]);
    const boot = document.querySelector('#root > .boot:not([data-begun])');
    if (boot) {
      boot.remove();
      if (log) log.scrollTop = log.scrollHeight;
      place.style.opacity = '';
    }
    // Otherwise the program was faster.
    else {
      place.remove();
      document.adoptedStyleSheets = [];
    }
  }

  function askServer() {
    // A token that has run out would only be refused; the program renews it first.
    if (!token || (claimsOf(token).exp ?? 0) * 1000 <= Date.now()) return;
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
