import { defineRemote } from '@campusway/federation';

export default defineRemote(import.meta.dirname, {
  together: {
    plans:
      /[\\/]leaflet[\\/]|react-leaflet[\\/]|mfe-maps[\\/]src[\\/](labels|painter|place-card|plan-layers)[\\/]|screen-text|college[\\/]src[\\/]checked/,
  },
});
