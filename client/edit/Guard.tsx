import { Component, type ReactNode } from 'react';

/** Keeps an error of the form from taking the editor down: what was changed stays above it, and can be saved. */
export class Guard extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>The form failed: {error.message} Nothing is lost: what you changed is still here.</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Show the form again
        </button>
      </div>
    );
  }
}
