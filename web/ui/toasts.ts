import { createNotificationsStore, notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'info' | 'error'

export type Toast = {
  tone: ToastTone
  title?: ReactNode
  text: ReactNode
  /** In place of the tone's icon: an avatar. */
  figure?: ReactNode
  action?: { label: string; onChoose: () => void }
  /** Something that happened elsewhere, told as it happens. */
  live?: boolean
}

export type ShownToast = Toast & { id: string; close: () => void }

/** Live events have a corner of their own, so they never push aside an answer to what the person just did. */
export const liveStore = createNotificationsStore()
export const answerStore = createNotificationsStore()

export const toastMs = 5000

let count = 0

/** Shows a toast for five seconds; errors stay until they are closed. Returns its id. */
export function showToast(toast: Toast): string {
  count += 1
  const id = `toast-${count}`
  const store = toast.live ? liveStore : answerStore
  const shown: ShownToast = { ...toast, id, close: () => closeToast(id) }
  notifications.show({ id, message: null, autoClose: toast.tone === 'error' ? false : toastMs, 'data-toast': shown }, store)
  return id
}

export function closeToast(id: string): void {
  notifications.hide(id, liveStore)
  notifications.hide(id, answerStore)
}
