import { onSignOut } from '#web/platform/session.ts';
import { remember, remembered } from '#web/platform/storage.ts';
import { storeOf } from '#web/platform/store.ts';

const name = 'open_folders';

interface Opened {
  /** The whole part of the list that shows folders. */
  all: boolean;
  ids: readonly string[];
}

const atFirst: Opened = { all: true, ids: [] };

function rememberedNow(): Opened {
  try {
    const { all, ids } = JSON.parse(remembered(name) ?? '{}') as Partial<Opened>;
    return { all: all !== false, ids: Array.isArray(ids) ? ids.map(String) : [] };
  } catch {
    return atFirst;
  }
}

const store = storeOf<Opened>(rememberedNow());
onSignOut(() => store.set(atFirst));

function change(opened: Opened): void {
  store.set(opened);
  remember(name, JSON.stringify(opened));
}

/** The open folders beside the chats; remembered until the person signs out. */
export const openFolders = {
  store,
  toggle(id: string): void {
    const { all, ids } = store.get();
    change({ all, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] });
  },
  forget(id: string): void {
    const { all, ids } = store.get();
    if (ids.includes(id)) change({ all, ids: ids.filter((one) => one !== id) });
  },
  toggleAll(): void {
    const { all, ids } = store.get();
    change({ all: !all, ids });
  },
  showAll(): void {
    change({ all: true, ids: store.get().ids });
  },
};
