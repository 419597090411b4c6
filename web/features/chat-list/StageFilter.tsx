import { useStageNames } from '#web/platform/stage-names.ts';
import type { Stage } from '#contract/shapes.ts';
import { stages } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { CircleDot } from '#web/ui/icons.ts';
import { MenuButton } from '#web/ui/RowMenu.tsx';
import { StageGlyph } from '#web/ui/StageGlyph.tsx';
import { useChooseStage, useListStage } from '#web/features/chats/list-filter.ts';

/** Lists chats at one stage alone, within whatever the list shows. */
export function StageFilter() {
  const text = useText();
  const names = useStageNames();
  const chosen = useListStage();
  const choose = useChooseStage();
  return (
    <MenuButton
      label={
        chosen === null
          ? text('chat.filter_stage')
          : text('chat.filter_at', { stage: names[chosen] })
      }
      icon={chosen === null ? <CircleDot aria-hidden /> : <StageGlyph stage={chosen} colored />}
      actions={[
        { label: text('chat.any_stage'), chosen: chosen === null, onChoose: () => choose(null) },
        ...stages.map((stage) => ({
          label: names[stage],
          icon: <StageGlyph stage={stage} colored />,
          chosen: chosen === stage,
          onChoose: () => choose(stage),
        })),
      ]}
    />
  );
}

/** First among what the list is narrowed to; a tap shows chats at any stage again. */
export function ChosenStage({ stage }: { stage: Stage }) {
  const names = useStageNames();
  const choose = useChooseStage();
  return (
    <Chip chosen icon={<StageGlyph stage={stage} size={18} />} onClick={() => choose(null)}>
      {names[stage]}
    </Chip>
  );
}
