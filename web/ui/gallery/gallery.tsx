import { createRoot } from 'react-dom/client';
import { UiProvider, type ColorScheme } from '../UiProvider.tsx';
import { Parts } from './Parts.tsx';
import { Shell } from './Shell.tsx';
import { States } from './States.tsx';

// ?scene=parts|states|shell|chat &lang=en|he &theme=light|dark &text=100…200 &motion=less
const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'he' ? 'he' : 'en';
const scene = query.get('scene') ?? 'parts';
const root = document.documentElement;
root.lang = language;
root.dataset.text = query.get('text') ?? '100';
if (query.get('motion')) root.dataset.motion = 'less';

const scenes: Record<string, () => React.ReactNode> = {
  parts: () => <Parts language={language} />,
  states: () => <States language={language} />,
  shell: () => <Shell language={language} />,
  chat: () => <Shell language={language} inChat />,
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider
    dir={language === 'he' ? 'rtl' : 'ltr'}
    scheme={(query.get('theme') as ColorScheme | null) ?? 'light'}
    toastLabels={{ close: language === 'he' ? 'סגירה' : 'Close' }}
  >
    {scenes[scene]?.()}
  </UiProvider>,
);
