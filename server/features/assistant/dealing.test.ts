import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { cardsIn } from '#contract/preview.ts';
import { api } from '#contract/index.ts';
import { endedAnswer, say, shownMessages } from '../../testing/guided-world.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const words = {
  en: {
    image: 'Give me a picture card',
    any: 'another card please',
    short: 'no idea',
    yes: 'yes',
    no: 'no',
    danger: 'I want to kill myself',
  },
  he: {
    image: 'תן לי קלף תמונה',
    any: 'תן לי קלף',
    short: 'אין לי מושג',
    yes: 'כן',
    no: 'לא',
    danger: 'אני רוצה למות',
  },
} as const;

async function talk(language: Language) {
  const ana = await one.person({ language });
  const { id } = await ana.chat();
  const hear = async (line: string) => (await say(ana, id, line)).ended();
  return { ana, id, hear, line: words[language] };
}

const stateOf = async (ana: Person, id: string, message: Message) =>
  (await shownMessages(ana, id)).find((each) => each.id === message.id)?.proposals[0]?.state;

describe.each(['en', 'he'] as const)('the built-in guide, in %s', (language) => {
  test('deals a card to the person who asks for one, live as fetched, and no card twice', async () => {
    const { ana, id, hear, line } = await talk(language);
    let first: Message | undefined;
    await verifyLive(ana, [id], async () => {
      first = await hear(line.image);
    });
    expect(first?.image_card).toMatchObject({ card_type: 'image', deck: 'images' });
    expect(first?.text).not.toContain(first?.image_card?.alts[language]);
    const dealt = [first, await hear(line.any), await hear(line.any), await hear(line.image)];
    const ids = dealt
      .flatMap((message) => (message ? cardsIn(message) : []))
      .map((card) => card.id);
    expect(new Set(ids).size).toBe(4);
    const drawn = await ana.call(api.cards.draw, { body: { card_type: 'image', chat_id: id } });
    expect(ids).not.toContain(drawn.body.card.id);
  });

  test('offers a card that nobody asked for; yes draws it and no leaves it', async () => {
    const { ana, id, hear, line } = await talk(language);
    await hear(line.short);
    const offer = await hear(line.short);
    expect(offer.proposals).toMatchObject([{ kind: 'card', state: 'open' }]);
    expect([cardsIn(offer), offer.suggestions]).toEqual([[], []]);
    const dealt = await hear(line.yes);
    expect(cardsIn(dealt)).toHaveLength(1);
    expect(await stateOf(ana, id, offer)).toBe('accepted');

    const other = await talk(language);
    await other.hear(line.short);
    const declined = await other.hear(line.short);
    const after = await other.hear(line.no);
    expect([cardsIn(after), after.proposals]).toEqual([[], []]);
    expect(await stateOf(other.ana, other.id, declined)).toBe('dismissed');
  });

  test('goes on from a picture that was accepted with the button, and asks what is seen', async () => {
    const { ana, id, hear, line } = await talk(language);
    await hear(line.short);
    const offer = await hear(line.short);
    const [proposal] = offer.proposals;
    if (proposal?.kind !== 'card') throw new Error('a card is offered');
    // A question asks by itself.
    const payload = { ...proposal.payload, card_type: 'image' as const };
    const { body } = await ana.call(api.messages.decideProposal, {
      params: { id: proposal.id },
      body: { action: 'edit', payload },
    });
    const made = body.made?.kind === 'card' ? body.made : null;
    const answer = await endedAnswer(ana, id, made?.answer?.id ?? '');
    expect(answer).toMatchObject({ status: 'sent', image_card: null, word_card: null });
    expect(answer.text).toContain('?');
  });

  test('deals and proposes nothing while it cares', async () => {
    const { hear, line } = await talk(language);
    await hear(line.danger);
    const after = await hear(line.image);
    expect([cardsIn(after), after.proposals]).toEqual([[], []]);
  });

  test('keeps the card of an answer, and another version has another', async () => {
    const { ana, id, hear, line } = await talk(language);
    const first = await hear(line.image);
    const { body } = await ana.call(api.messages.regenerate, { params: { id: first.id } });
    const second = await endedAnswer(ana, id, body.answer.id);
    expect(second.image_card).not.toBeNull();
    expect(second.image_card?.id).not.toBe(first.image_card?.id);
  });

  test('deals to a group that asks it, from the deck that all share', async () => {
    const [ana, ben] = [await one.person({ language }), await one.person({ language })];
    const { id } = await groupOf(ana, ben);
    const mention = language === 'he' ? '@המלווה' : '@guide';
    const sent = await sayTo(ana, id, `${mention} ${words[language].image}`);
    const answer = await endedAnswer(ben, id, sent.answer?.id ?? '');
    expect(answer.image_card).not.toBeNull();
  });
});
