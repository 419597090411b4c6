export * from './account.ts';
export * from './billing.ts';
export * from './chat.ts';
export * from './connections.ts';
export * from './folders.ts';
export * from './live.ts';
export * from './media.ts';
export * from './notifications.ts';
