import { Link } from 'react-router';

/** The words of signing in, and of creating an account. `search` keeps the page that the person wanted. */
export const text = {
  password: 'Password',

  signIn: {
    title: 'Sign in',
    lead: (search: string) => (
      <>
        New here? <Link to={{ pathname: '/sign-up', search }}>Create account</Link>.
      </>
    ),
    forgotten: 'Forgot your password?',
  },

  signUp: {
    title: 'Create account',
    lead: (search: string) => (
      <>
        Turn photos of land and homes into films and images. Already have an account?{' '}
        <Link to={{ pathname: '/sign-in', search }}>Sign in</Link>.
      </>
    ),
    name: 'Your name',
    submit: 'Continue',
  },
} as const;
