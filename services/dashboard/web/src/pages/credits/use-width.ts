import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, as it is now; so a drawing keeps the size of its letters. */
export function useWidth<Of extends Element>(): readonly [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    setWidth(watched.getBoundingClientRect().width);
    const observer = new ResizeObserver(() => setWidth(watched.getBoundingClientRect().width));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
