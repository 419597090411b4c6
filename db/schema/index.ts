export * from './account.ts';
export * from './billing.ts';
export * from './chat.ts';
export * from './live.ts';
export * from './media.ts';
