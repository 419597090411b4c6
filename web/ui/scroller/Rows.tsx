import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RowRef } from './nearby-rows.ts';
import { sections } from './sections.ts';
import classes from './MessageScroller.module.css';

export type RowsProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  sectionOf?: (item: Item) => string;
  renderSection?: (section: string) => ReactNode;
  highlightedKey: string | undefined;
  nearby: RowRef;
};

function RowsView<Item>(props: RowsProps<Item>): ReactNode {
  const { items, itemKey, renderItem, sectionOf, renderSection, highlightedKey, nearby } = props;
  const row = (item: Item) => {
    const key = itemKey(item);
    return (
      <Row
        key={key}
        rowKey={key}
        item={item}
        renderItem={renderItem}
        highlighted={key === highlightedKey}
        nearby={nearby}
      />
    );
  };
  if (!sectionOf) return items.map(row);
  return sections(items, sectionOf).map(({ section, from, to }) => (
    <section key={section}>
      {renderSection && <div className={classes.heading}>{renderSection(section)}</div>}
      {items.slice(from, to).map(row)}
    </section>
  ));
}

/** Apart from the scroller, because scrolling and typing draw that again and need not look at each row. */
export const Rows = memo(RowsView) as typeof RowsView;

type RowProps<Item> = {
  rowKey: string;
  item: Item;
  renderItem: (item: Item) => ReactNode;
  highlighted: boolean;
  nearby: RowRef;
};

function RowView<Item>({ rowKey, item, renderItem, highlighted, nearby }: RowProps<Item>) {
  return (
    <div
      ref={nearby}
      data-key={rowKey}
      className={classNames(classes.row, highlighted && classes.highlighted)}
    >
      {renderItem(item)}
    </div>
  );
}

const Row = memo(RowView) as typeof RowView;
