const keptForMs = 60_000;
/** Signs that some systems do not take in names of files. */
const unfit = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** Hands a file to the browser, under a title. */
export function saveFile(file: Blob, title: string, ending: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.replaceAll(unfit, ' ').trim().slice(0, 80) || 'zavit'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}
