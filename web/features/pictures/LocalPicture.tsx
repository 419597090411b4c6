import { useCallback } from 'react';

/** A picture that lives in this browser alone; its address ends with it. */
export function LocalPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
}
