import { defineRemote } from '@campusway/federation';

export default defineRemote(import.meta.dirname, {
  together: {
    plans:
      /[\\/]leaflet[\\/]|react-leaflet[\\/]|mfe-maps[\\/]src[\\/](campus-plan|floor-plan|labels|plan|pressed)[\\/]|screen-text|college[\\/]src[\\/]checked/,
  },
});
