import { Button, type ButtonProps } from './Button.tsx';

export type LoadMoreProps = Omit<ButtonProps, 'busy' | 'onClick'> & {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** The button under a list that has more pages; none after the last page. */
export function LoadMore({ list, ...rest }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      {...rest}
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    />
  );
}
