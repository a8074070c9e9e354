// fails: 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    short n;
    cin >> n;
    cout << n << " " << n << endl;
    return 0;
}
