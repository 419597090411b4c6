import { expect, test } from 'vitest';
import { replies } from '#content/guide/replies.ts';
import { ownPhrases } from '#content/guide/own-phrases.ts';
import { normalised } from './normalise.ts';

const asked = {
  en: [
    ['What side, his side?', 'explained_side'],
    ['what other side', 'explained_side'],
    ['I asked whose side you mean', 'explained_side'],
    ['wider how?', 'explained_wider'],
    ['what counts?', 'explained_core'],
    ['the heart of what', 'explained_core'],
    ['what kind of step?', 'explained_step'],
    ['what is where it sits?', 'explained_where'],
  ],
  he: [
    ['איזה צד, הצד שלו?', 'explained_side'],
    ['מאיזה צד?', 'explained_side'],
    ['מה זה רחב יותר?', 'explained_wider'],
    ['העיקר של מה?', 'explained_core'],
    ['לצמצם את מה?', 'explained_core'],
    ['איזה צעד?', 'explained_step'],
    ['מה זה איפה זה יושב?', 'explained_where'],
  ],
} as const;

test.each(['en', 'he'] as const)('phrases of the guide are explained (%s)', (language) => {
  const found = asked[language].map(([text]) => [
    text,
    ownPhrases.find((one) => one.asked[language].test(normalised(text)))?.pool,
  ]);
  expect(found).toEqual(asked[language]);
});

test.each(['en', 'he'] as const)(
  'every offer of a stage has a phrase that is explained (%s)',
  (language) => {
    const offers = [
      replies['offer_ED'] ?? [],
      replies['offer_FC'] ?? [],
      replies['offer_DG'] ?? [],
    ].flat();
    const unexplained = offers
      .map((line) => line[language].toLowerCase())
      .filter((text) => !ownPhrases.some(({ said }) => said[language].test(text)));
    expect(unexplained).toEqual([]);
  },
);
