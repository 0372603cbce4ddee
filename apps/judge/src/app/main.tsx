import { render } from 'preact';
import { LocationProvider } from 'preact-iso/router';
import { App } from './app.tsx';

const container = document.getElementById('app');
if (container !== null)
  render(
    <LocationProvider scope="/app">
      <App />
    </LocationProvider>,
    container,
  );
