import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: {
    login: lazy(() => import('./login/LoginPage.tsx')),
    register: lazy(() => import('./register/RegisterPage.tsx')),
    'reset-password': lazy(() => import('./reset/ResetPasswordPage.tsx')),
    account: lazy(() => import('./account/AccountPage.tsx')),
  },
});
