import '@campusway/ui-kit/global.css';
import { BrowserRouter } from '@campusway/platform';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { openCampusWay } from './campusway.js';

const root = document.getElementById('campus');
const { site } = root.dataset;
const load = await openCampusWay(site);
const Search = await load('mfe-search', 'pages', 'home');
const Plan = await load('mfe-maps', 'parts', 'campus-plan');

/** Links of the modules lead to pages of the site. */
function followToSite(event) {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  location.assign(new URL(link.getAttribute('href'), site));
}

function Portal() {
  const [visits, setVisits] = useState(1);
  return (
    <BrowserRouter>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        Visits of the portal: {visits}
      </button>
      <div onClickCapture={followToSite}>
        <Suspense>
          <Search params={{}} slots={{}} />
          <Plan />
        </Suspense>
      </div>
    </BrowserRouter>
  );
}

createRoot(root).render(<Portal />);
