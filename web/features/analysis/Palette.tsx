import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Copy } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import classes from './Palette.module.css';

type PaletteProps = { palette: ImageAnalysis['palette'] };

/** The colours side by side, each as wide as its share; their names are listed elsewhere. */
export function PaletteBar({ palette }: PaletteProps) {
  return (
    <span className={classes.bar} aria-hidden>
      {palette.map(({ color, share }) => (
        <span key={color} style={{ background: color, flexGrow: Math.max(share, 0.05) }} />
      ))}
    </span>
  );
}

/** The colours with their names and shares, and a way to take them along. */
export function Palette({ palette }: PaletteProps) {
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(palette.map(({ color }) => color).join(', '));
    showToast({ tone: 'success', text: text('analysis.palette_copied') });
  };
  return (
    <section>
      <div className={classes.heading}>
        <h2>{text('analysis.palette')}</h2>
        <Button
          variant="ghost"
          compact
          icon={<Copy aria-hidden />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {text('analysis.copy_palette')}
        </Button>
      </div>
      <PaletteBar palette={palette} />
      <ul className={classes.names}>
        {palette.map(({ color, name, share }) => (
          <li key={color}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            {text(`analysis.colour_${name}`)}
            <span className="zv-num">
              {text('analysis.percent', { percent: Math.round(share * 100) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
