import { useEffect, useState } from 'react';
import { Beam } from './Beam.tsx';
import { Button } from './Button.tsx';
import { ThinkingMark } from './Mark.tsx';
import classes from './LoadingScreen.module.css';

const patienceMs = 8000;

export type LoadingScreenProps = {
  text: string;
  refreshLabel: string;
  /** Offered after eight seconds. */
  onRefresh: () => void;
};

/** The whole page while the app looks for the session. */
export function LoadingScreen({ text, refreshLabel, onRefresh }: LoadingScreenProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.screen}>
      <Beam />
      <div className={classes.content}>
        <ThinkingMark size={96} />
        <p className={classes.text} role="status">
          {text}
        </p>
        {late && (
          <Button variant="tint" onClick={onRefresh}>
            {refreshLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
