import type { ReactNode } from 'react';
import type { Proof } from '#contract/proof.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDeed } from './deeds.ts';
import { ProofDialog } from './ProofDialog.tsx';

export type ProofDeedProps = {
  /** The name of the dialog (`useDeed`). */
  name: string;
  /** The words of the button, and of the heading of its dialog. */
  title: string;
  /** The words of the button in the dialog, where they are others. */
  deed?: string;
  text?: ReactNode;
  /** A name for screen readers, where several buttons have the same words. */
  label?: string;
  send: (proof: Proof, close: () => void) => Promise<void>;
};

/** A button, and the proof that it asks for before it does anything. */
export function ProofDeed({ name, title, deed = title, text, label, send }: ProofDeedProps) {
  const { isOpen, open, close } = useDeed(name);
  return (
    <>
      <Button variant="outline" compact aria-label={label} onClick={open}>
        {title}
      </Button>
      <ProofDialog
        name={name}
        opened={isOpen}
        onClose={close}
        title={label ?? title}
        text={text}
        deed={deed}
        send={(proof) => send(proof, close)}
      />
    </>
  );
}
