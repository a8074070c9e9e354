// fails: 04 WA, 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int a = n / 50;
    n = n % 50;
    int b = n / 20;
    n = n % 10;
    int c = n / 5;
    n = n % 5;
    cout << a << " " << b << " " << c << " " << n << endl;
    cout << a + b + c + n << endl;
    return 0;
}
