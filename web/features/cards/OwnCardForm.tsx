import { SegmentedControl, TextInput } from '@mantine/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { CardType, MyCard } from '#contract/cards.ts';
import { api } from '#contract/index.ts';
import { cardTypes, limits } from '#contract/values.ts';
import { isVisible } from '#contract/visible-text.ts';
import { LocalPicture } from '#web/features/pictures/LocalPicture.tsx';
import { pictureTypes } from '#web/features/messages/attachments.ts';
import { PlansLink } from '#web/features/plans/PlansLink.tsx';
import { isPlanLimit } from '#web/features/plans/plan-limits.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { ImagePlus } from '#web/ui/icons.ts';
import { forgetCard, keepCard, useKeptCard } from './own-card-draft.ts';
import { refreshCards } from './card-queries.ts';
import classes from './OwnCardForm.module.css';

type OwnCardFormProps = {
  /** The card to change; without it a new one is made. */
  card?: MyCard;
  onDone: (card: MyCard) => void;
  onCancel: () => void;
};

/** A card of my own: a picture with its title, a word or a question. */
export function OwnCardForm({ card, onDone, onCancel }: OwnCardFormProps) {
  const text = useText();
  const id = useId();
  const [type, setType] = useState<CardType>(card?.card_type ?? 'image');
  const [face, setFace] = useState(card?.card_text ?? '');
  const [alt, setAlt] = useState(card && card.alt !== card.card_text ? card.alt : '');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ words: string; isLimit: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(newId());
  const lengthMax = type === 'word' ? limits.cardWordLengthMax : limits.cardTextLengthMax;
  const needsPicture = type === 'image' && !card && !file;

  useKeptCard(!card, (draft) => {
    if (face !== '' || alt !== '' || file) return;
    setType(draft.type);
    setFace(draft.face);
    setAlt(draft.alt);
    setFile(draft.file);
  });
  const cancel = () => {
    if (!card) forgetCard();
    onCancel();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(face) || needsPicture) {
      const words = text(needsPicture ? 'cards.needs_picture' : 'cards.needs_text');
      setProblem({ words, isLimit: false });
      return;
    }
    setBusy(true);
    try {
      const saved = card
        ? await call(api.cards.update, {
            params: { id: card.id },
            body: { text: face, ...(type === 'image' && { alt }) },
          })
        : await make({ type, face, alt, file, key: key.current });
      if (!card) forgetCard();
      await refreshCards();
      onDone(saved.card);
    } catch (error) {
      const words = error instanceof ApiError ? error.message : text('cards.failed');
      const isLimit = isPlanLimit(error);
      setProblem({ words, isLimit });
      if (isLimit && !card) keepCard({ type, face, alt, file });
      setBusy(false);
      // After a refusal a new try has a new id; without an answer it repeats the same one.
      if (!(error instanceof ApiError) || error.code !== 'network.failed') key.current = newId();
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      {!card && (
        <SegmentedControl
          aria-label={text('cards.kind')}
          value={type}
          onChange={setType}
          data={cardTypes.map((value) => ({ value, label: text(`cards.shelf_${value}`) }))}
        />
      )}
      {type === 'image' && !card && <PictureOf file={file} onChoose={setFile} />}
      <TextInput
        label={text(`cards.face_${type}`)}
        value={face}
        maxLength={lengthMax}
        onChange={(event) => setFace(event.currentTarget.value)}
      />
      {type === 'image' && (
        <TextInput
          label={text('pictures.describe')}
          value={alt}
          maxLength={limits.imageAltLengthMax}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      )}
      <p className={classes.note} id={id}>
        {text('cards.who_sees')}
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem.words} {problem.isLimit && <PlansLink>{text('messages.see_limits')}</PlansLink>}
        </p>
      )}
      <div className={classes.deeds}>
        <Button variant="ghost" onClick={cancel}>
          {text('cards.cancel')}
        </Button>
        <Button type="submit" busy={busy} aria-describedby={id}>
          {text(card ? 'cards.save' : 'cards.make')}
        </Button>
      </div>
    </form>
  );
}

interface Made {
  type: CardType;
  face: string;
  alt: string;
  file: File | null;
  key: string;
}

function make({ type, face, alt, file, key }: Made) {
  if (type !== 'image' || !file)
    return call(api.cards.create, { body: { card_type: type, text: face }, idempotencyKey: key });
  const form = new FormData();
  for (const [name, value] of Object.entries({ card_type: type, text: face, alt }))
    if (value !== '') form.append(name, value);
  form.append('image', file);
  return call(api.cards.create, { form, idempotencyKey: key });
}

function PictureOf({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.picture}>
      {file && (
        <span className={classes.frame}>
          <LocalPicture blob={file} alt={text('pictures.yours')} />
        </span>
      )}
      <Button
        variant="outline"
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {text(file ? 'cards.other_picture' : 'cards.choose_picture')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={text('cards.choose_picture')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
