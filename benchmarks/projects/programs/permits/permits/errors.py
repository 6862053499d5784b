class PermissionProblem(Exception):
    pass


class NotSignedIn(PermissionProblem):
    pass


class Forbidden(PermissionProblem, PermissionError):
    def __init__(self, user, permission):
        super().__init__(f'{user} may not {permission}')
        self.permission = permission
