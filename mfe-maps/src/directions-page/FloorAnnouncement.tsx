import { useState } from 'react';

interface FloorAnnouncementProps {
  readonly floor: number;
  readonly text: string;
}

/** Announces a change of the floor on the map, but not the initial floor. */
export function FloorAnnouncement({ floor, text }: FloorAnnouncementProps) {
  const [announced, setAnnounced] = useState({ floor, text: '' });
  if (announced.floor !== floor) setAnnounced({ floor, text });
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  );
}
