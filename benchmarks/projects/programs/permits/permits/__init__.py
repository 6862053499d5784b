from permits.decorators import requires
from permits.roles import Role, User
from permits.context import acting_as, current_user

__all__ = ['Role', 'User', 'acting_as', 'current_user', 'requires']
