import { useState } from 'react';

interface FloorNewsProps {
  readonly floor: number;
  readonly text: string;
}

/** Announces the floor that the map shows when it is another one; not the one that the page opens with. */
export function FloorNews({ floor, text }: FloorNewsProps) {
  const [news, setNews] = useState({ floor, text: '' });
  if (news.floor !== floor) setNews({ floor, text });
  return (
    <p role="status" className="visually-hidden">
      {news.text}
    </p>
  );
}
