import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";

type Props = {
  /** Another value (the next page) clears the error. */
  resetKey: string;
  /** What stands around the message, in the place of what broke; nothing by itself. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
};

type State = { error: Error | null; resetKey: string };

/** Catches what breaks inside, and shows a message in its place; all that stands around the boundary stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { around = (message) => message, children } = this.props;
    return error ? around(<CrashPage error={error} onRetry={() => this.setState({ error: null })} />) : children;
  }
}
