import { Link } from '@campusway/platform';
import { useState } from 'react';
import './line.css';

export default function Line() {
  const [isLater, setLater] = useState(false);
  return (
    <div className="bus_page">
      <h1>Bus to the campus</h1>
      <p>Leaves at {isLater ? '10:30' : '10:00'}</p>
      <button type="button" onClick={() => setLater(true)}>
        Next bus
      </button>
      <Link to="/about">About this site</Link>
    </div>
  );
}
