import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lexed } from '#markdown/bounded-lexer.ts';
import { Markdown } from './Markdown.tsx';
import { richText } from './markdown-text.ts';

const labels = { copy: 'Copy', copied: 'Copied', code: 'Code' };
const html = (text: string, streaming = false) =>
  renderToStaticMarkup(<Markdown text={text} streaming={streaming} labels={labels} />);

const script = (scheme: string) => `${scheme}:alert(1)`;

const schemes = [
  script('javascript'),
  script('JaVaScRiPt'),
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://zavit.app/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'http:javascript:alert(1)',
  'https:alert',
  'feed:javascript:alert(1)',
  'jar:https://a.b!/',
  'filesystem:https://a.b/',
  '\u200bjavascript:alert(1)',
  '\u202ejavascript:alert(1)',
  'tel:1',
  'sms:1',
  'intent://x#Intent;end',
];
const wrappers = [
  (x: string) => `[a](${x})`,
  (x: string) => `[a](<${x}>)`,
  (x: string) => `[a](${x} "t")`,
  (x: string) => `<${x}>`,
  (x: string) => `![a](${x})`,
  (x: string) => `[![a](${x})](${x})`,
  (x: string) => `[a]\n\n[a]: ${x}`,
  (x: string) => `[a][b]\n\n[b]: <${x}> 't'`,
  (x: string) => `<a href="${x}">a</a>`,
  (x: string) => `| a |\n|-|\n| [a](${x}) |`,
  (x: string) => `- > [a](${x})`,
];
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<br onclick=alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<base href=//evil.example>',
  '<form action=javascript:alert(1)><input type=submit>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<input autofocus onfocus=alert(1)>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><script>alert(1)</script>-->',
  '<?php alert(1) ?>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '<scr<script>ipt>alert(1)</script>',
];
const places = [
  (x: string) => x,
  (x: string) => `text ${x} text`,
  (x: string) => `# ${x}`,
  (x: string) => `> ${x}`,
  (x: string) => `- ${x}`,
  (x: string) => `| ${x} |\n|-|\n| ${x} |`,
  (x: string) => `\`${x}\``,
  (x: string) => `\`\`\`html\n${x}\n\`\`\``,
  (x: string) => `\`\`\`${x}\nx\n\`\`\``,
  (x: string) => `![${x}](https://a.b/${x})`,
  (x: string) => `[${x}](https://a.b "${x}")`,
  (x: string) => `**${x}**`,
];
const vectors = [
  ...schemes.flatMap((scheme) => wrappers.map((wrap) => wrap(scheme))),
  ...markup.flatMap((piece) => places.map((place) => place(piece))),
];

const allowedTags =
  /^(div|p|h[2-6]|ul|ol|li|blockquote|pre|code|table|thead|tbody|tr|th|td|strong|em|del|br|hr|a|bdi|span|button|svg|path|rect)$/;
const allowedAttributes =
  /^(class|dir|href|target|rel|start|scope|style|role|tabindex|type|xmlns|width|height|viewBox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|d|x|y|rx|ry|data-tip|aria-[a-z]+)$/;

/** Reads what React wrote, where text and values are always escaped: every < starts a tag. */
function dangers(shown: string, attributes = allowedAttributes): string[] {
  return [...shown.matchAll(/<(\/?)([^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|</g)].flatMap(
    (match) => {
      const [all, , tag = '', written = ''] = match;
      if (!allowedTags.test(tag) && !(attributes !== allowedAttributes && /^(h1|input)$/.test(tag)))
        return [all];
      return [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].flatMap(
        ([, name = '', value = '']) => {
          if (!attributes.test(name)) return [`${tag} ${name}`];
          const link = name === 'href' && !/^(https?:\/\/|mailto:)/.test(value);
          const style = name === 'style' && !/^text-align:(start|center|end)$/.test(value);
          return link || style ? [`${name}=${value}`] : [];
        },
      );
    },
  );
}

describe('hostile text', () => {
  test('more than 300 ways to run a script come out as words', () => {
    expect(vectors.length).toBeGreaterThan(300);
    expect(vectors.filter((vector) => dangers(html(vector)).length > 0)).toEqual([]);
    expect(vectors.filter((vector) => dangers(html(vector, true)).length > 0)).toEqual([]);
  });

  test('cut anywhere while streaming they stay words', () => {
    const cuts = vectors.flatMap((vector) =>
      Array.from({ length: Math.floor(vector.length / 5) }, (_, index) =>
        vector.slice(0, 5 * index + 1),
      ),
    );
    expect(cuts.filter((cut) => dangers(html(cut, true)).length > 0)).toEqual([]);
  });

  test('copied text is as safe', () => {
    const attributes = /^(dir|href|start|align|checked|disabled|type|class)$/;
    const unsafe = vectors.filter((vector) => dangers(richText(vector), attributes).length > 0);
    expect(unsafe).toEqual([]);
  });

  test('nothing is loaded from anywhere', () => {
    for (const vector of vectors)
      expect(html(vector)).not.toMatch(/<[^>]+\s(src|srcset|poster|background)=/);
  });

  test('any text can be shown', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '*',
      '_',
      '<',
      '>',
      '`',
      '!',
      '|',
      '-',
      '\n',
      '\n\n',
      ' ',
      '    ',
      '#',
      '~',
      '\\',
      '&',
      ':',
      '1.',
      'א',
      'a',
      '\u202e',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), (parts, streaming) => {
        expect(dangers(html(parts.join(''), streaming))).toEqual([]);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test.each([
    '(',
    '[',
    '*',
    '_',
    '<',
    '`',
    '![',
    '](',
    '> ',
    '- ',
    '1. ',
    '- \n',
    '|-|\n',
    'a*',
    '_a*',
    '**a ',
    '~~a',
    '!',
    '<a ',
    '[x]: ',
    'a@b.',
    '****~~|',
    '\n',
  ])('64 kB of %j are shown without holding up the page', (run) => {
    const text = run.repeat(Math.ceil(65_536 / run.length));
    const startedAt = performance.now();
    html(text);
    // The budget is 200 ms; the rest is for a busy machine.
    expect(performance.now() - startedAt).toBeLessThan(600);
  });

  test('a long honest text is not taken for hostile', () => {
    const paragraph =
      'Read **both** offers by `mornings`, see [the page](https://a.b) and *then* decide.\n\n- one\n- two\n\n';
    const { tokens } = lexed(paragraph.repeat(300));
    expect(tokens.filter(({ type }) => type === 'list')).toHaveLength(300);
    const last = tokens.findLast(({ type }) => type === 'paragraph');
    expect(last).toMatchObject({
      tokens: expect.arrayContaining([expect.objectContaining({ type: 'strong' })]),
    });
  });
});
