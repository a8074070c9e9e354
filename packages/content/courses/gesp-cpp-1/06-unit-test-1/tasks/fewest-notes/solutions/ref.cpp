#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int a = n / 50;
    n = n % 50;
    int b = n / 20;
    n = n % 20;
    int c = n / 5;
    n = n % 5;
    cout << a << " " << b << " " << c << " " << n << endl;
    cout << a + b + c + n << endl;
    return 0;
}
