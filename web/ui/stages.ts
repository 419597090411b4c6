export type Stage = 'PS' | 'ED' | 'FC' | 'DG'

/** In the order they are walked. */
export const stages: readonly Stage[] = ['PS', 'ED', 'FC', 'DG']
