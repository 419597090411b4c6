import { forget, remember, remembered } from './storage.ts';
import { storeOf } from './store.ts';

/** The browser's own question, which can be asked once and only after a press. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    __install?: InstallPrompt;
  }
}

const answeredName = 'install_answered';
const daysName = 'days_used';
const completedName = 'completed_something';
/** It is offered to people who come back. */
const daysMin = 3;

/** Whether this browser can install the program by a press. */
export const canInstall = storeOf(false);

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Phones by Apple install only by their own menu. */
export function installsByMenu(): boolean {
  return 'standalone' in navigator && !isInstalled();
}

/** Whether the time has come to offer it: once, on the third day of use or after the first thing that was completed, and never after an answer. */
export const mayOffer = storeOf(false);

let isListening = false;

export function listenToInstall(): void {
  if (isListening) return;
  isListening = true;
  countDay();
  show();
  window.addEventListener('beforeinstallprompt', (event) => {
    window.__install = event as InstallPrompt;
    show();
  });
  window.addEventListener('appinstalled', () => {
    delete window.__install;
    answered();
    show();
  });
}

/** The person has done a step, or come to the end of a journey. */
export function noteCompleted(): void {
  if (isAnswered()) return;
  remember(completedName, 'yes');
  if (isListening) show();
}

function show(): void {
  canInstall.set(window.__install !== undefined && !isInstalled());
  const isKnown = daysUsed().length >= daysMin || remembered(completedName) !== null;
  mayOffer.set(canInstall.get() && isKnown && !isAnswered());
}

export function isAnswered(): boolean {
  return remembered(answeredName) !== null;
}

/** Puts the offer away for good. */
export function answered(): void {
  remember(answeredName, 'yes');
  forget(daysName);
  forget(completedName);
  mayOffer.set(false);
}

export async function install(): Promise<void> {
  const prompt = window.__install;
  answered();
  if (!prompt) return;
  await prompt.prompt();
  // A prompt can be shown once.
  delete window.__install;
  canInstall.set(false);
}

function daysUsed(): string[] {
  return (remembered(daysName) ?? '').split(' ').filter(Boolean);
}

function countDay(): void {
  const today = new Date().toDateString().replaceAll(' ', '-');
  const days = daysUsed();
  if (!isAnswered() && !days.includes(today) && days.length < daysMin)
    remember(daysName, [...days, today].join(' '));
}
