import { defineRemote } from '@campusway/federation';

export default defineRemote(import.meta.dirname, {
  together: {
    plans:
      /[\\/]leaflet[\\/]|react-leaflet[\\/]|mfe-maps[\\/]src[\\/](labels|painter|place-card|plan-layers)[\\/]|campus[\\/]src[\\/]scene[\\/]|screen-text|college[\\/]src[\\/]checked/,
  },
});
